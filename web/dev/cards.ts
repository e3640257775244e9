import "@fontsource-variable/inter";

import { mount } from "svelte";

import "../src/app.css";
import Cards from "./Cards.svelte";

const target = document.getElementById("app");
const lang = new URLSearchParams(location.search).get("lang") ?? "en";
const cards = await (await fetch(`/api/games/underwater_cities/cards?lang=${lang}`)).json();
if (target) mount(Cards, { target, props: { cards } });
