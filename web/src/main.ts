import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { install } from "./shell/installed";

const target = document.getElementById("app");
if (target) mount(App, { target });
// While developing, every file comes from its source.
if (import.meta.env.PROD) addEventListener("load", () => void install());
