import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

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
  {
    // A board reads the view and marks its elements; it knows no rules, no server and no other game.
    files: ["src/games/*/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: ["$lib/table/*", "!$lib/table/board", "!$lib/table/spot.svelte", "$lib/api/http", "$games/*"] },
      ],
    },
  },
  { ignores: ["node_modules", "test-results", "src/lib/api/*.d.ts"] },
);
