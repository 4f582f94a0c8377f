import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { quickComputedStyle } from "./computed-style.ts";

// Awaited elements may appear late on a busy machine; the default is one second.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lacks what every browser has: the router needs the encoders and a request for each navigation, blobs,
// dialogs and popovers their methods.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.Request ??= class {
  readonly method = "GET";
  readonly url: string;
  readonly signal: AbortSignal | null;
  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.signal = init.signal ?? null;
  }
} as unknown as typeof Request;

Blob.prototype.text ??= function text(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error!);
    reader.readAsText(this);
  });
};
HTMLDialogElement.prototype.showModal ??= function showModal(
  this: HTMLDialogElement,
) {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(
  this: HTMLDialogElement,
  value?: string,
) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event("close"));
};
HTMLElement.prototype.showPopover ??= function showPopover() {};
HTMLElement.prototype.hidePopover ??= function hidePopover() {};
HTMLElement.prototype.scrollIntoView ??= function scrollIntoView() {};
globalThis.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

quickComputedStyle(window);

// To find the labels of a field jsdom visits each element of the page, and each label walks the page again: a third of a
// large form's time.
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, "labels", {
    get(this: HTMLElement) {
      const around = this.closest<HTMLLabelElement>("label:not([for])");
      const named = this.id && `label[for="${this.id}"]`;
      return [
        ...(around?.control === this ? [around] : []),
        ...(named ? this.ownerDocument.querySelectorAll(named) : []),
      ];
    },
  });
