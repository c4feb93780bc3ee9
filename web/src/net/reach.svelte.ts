/** Whether the server answers; what is asked next tells anew. */
class Reach {
  lost = $state(false);
}

export const reach = new Reach();
