import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import floors from "./scripts/floors.js";
import config from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      "@typescript-eslint/no-dynamic-delete": "off",
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are replaced whole, never changed
    },
  },
  { files: ["src/**"], plugins: { asztal: floors }, rules: { "asztal/floors": "error" } },
  { ignores: ["node_modules", "test-results", "src/lib/api/*.d.ts"] },
);
