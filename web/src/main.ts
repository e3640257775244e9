import "@fontsource-variable/inter";

import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) void import("$lib/notices/worker").then(({ startWorker }) => startWorker());
