/** Put a text on the clipboard; a page on a home network has no `navigator.clipboard`, so the old way must do there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** A text can be copied from the page when it is selected there; it must be inside an open dialog to be selectable. */
function copyTheOldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    // Not even that: the link stands in a field beside the button, to be copied by hand.
  }
  field.remove();
  before?.focus();
  return copied;
}
