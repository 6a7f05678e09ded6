/** The header by which the server's answers, and what it remembers of somebody, are in the page's language. */
export const answerLanguage = (): { 'accept-language': string } => ({
  'accept-language': document.documentElement.lang,
});
