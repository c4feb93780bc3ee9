import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

export default tseslint.config(
  ...tseslint.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off", // SvelteKit's; we route ourselves
      "svelte/prefer-svelte-reactivity": "off", // what is drawn is $state; the rest is plain on purpose
    },
  },
);
