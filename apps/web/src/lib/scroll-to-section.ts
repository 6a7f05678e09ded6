/** Brings a section to the top of the window: gliding, or at once for people who want nothing to move. */
export function scrollToSection(id: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}
