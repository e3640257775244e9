import "@fontsource-variable/inter";

import { mount } from "svelte";

import "../src/app.css";
import Alone from "./Alone.svelte";

const target = document.getElementById("app");
const file = new URLSearchParams(location.search).get("fixture") ?? "/dev/fixture.json";
if (target) mount(Alone, { target, props: { fixture: await (await fetch(file)).json() } });
