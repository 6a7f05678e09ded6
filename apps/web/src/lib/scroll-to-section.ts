/** Scrolls a section to the top of the window: smoothly, or at once for people who prefer reduced motion. */
export function scrollToSection(id: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}
