import type { Content } from "pdfmake/interfaces";
import {
  CONTENT_BOTTOM,
  CONTENT_TOP,
  FIRST_TOP,
  FULL_HEIGHT,
  PAGE,
} from "./paper.ts";

/** Something that stays on one page; lengths in points. */
export interface Section {
  content: Content;
  height: number;
  /** The space before it, unless it begins a page. */
  gap: number;
}

/** Places sections one below the other and begins a page where one does not fit. */
export class Sheet {
  readonly content: Content[] = [];
  #room = PAGE.height - FIRST_TOP - CONTENT_BOTTOM - 1;
  #used = 0;
  #breaks = false;
  #pages = 1;
  readonly #gaps: number;

  /** `gaps` is by how much the spaces between sections are multiplied. */
  constructor(gaps: number) {
    this.#gaps = gaps;
  }

  get pages(): number {
    return this.#pages;
  }

  /** How much of the page is left. */
  get left(): number {
    return this.#room - this.#used;
  }

  newPage(): void {
    this.#breaks = true;
    this.#pages++;
    this.#room = FULL_HEIGHT;
    this.#used = 0;
  }

  add({ content, height, gap: usualGap }: Section): void {
    const gap = usualGap * this.#gaps;
    if (this.#used > 0 && gap + height > this.left) this.newPage();
    const isFirst = this.content.length === 0;
    const top = this.#used > 0 ? gap : isFirst ? FIRST_TOP - CONTENT_TOP : 0;
    this.content.push({
      stack: [content],
      margin: [0, top, 0, 0],
      ...(this.#breaks ? { pageBreak: "before" } : {}),
    });
    this.#breaks = false;
    this.#used += (this.#used > 0 ? gap : 0) + height;
  }

  /** Adds the last two sections: the second takes the first to the next page with it. */
  addTogether(first: Section | undefined, second: Section): void {
    if (first) {
      const own = first.height + second.gap * this.#gaps + second.height;
      const isTooMuch = own + first.gap * this.#gaps > this.left;
      if (isTooMuch && own <= FULL_HEIGHT) this.newPage();
      this.add(first);
    }
    this.add(second);
  }
}
