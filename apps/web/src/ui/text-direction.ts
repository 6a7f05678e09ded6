/** The direction in which the page's text runs; the server, which knows no document, writes left to right. */
export const textDirection = (): 'ltr' | 'rtl' =>
  typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
