/** Where fingers get to. */

/** The names of the controls within an element that cannot be pressed in their middle, or leave the window. */
export const outOfReach = (within: Element): string[] =>
  [...within.querySelectorAll('button, input')]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || right > window.innerWidth || hit === null || !control.contains(hit);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.outerHTML);
