/**
 * Runs inside the page's head, before anything is drawn (build/inline-before-paint.ts), so it imports nothing and is
 * short: a chosen theme never flashes the other one, and a page made for visitors shows somebody who is signed in
 * nothing that is about to change (styles/first-paint.css). Whoever chose another language, or none where the market's usual one
 * is another, is led to the same page in that one, which begins with its name, or with nothing for English (packages/i18n/src/page-paths.ts). Fonts that came before are used from the start
 * (styles/starting.css). What a page of somebody signed in shows first is asked for here, as it need not wait for the
 * app's code (lib/first-answers.ts).
 */
const page = document.documentElement;
// The market's accent, so that nothing flashes in the product's pink.
const market = JSON.parse(document.getElementById('market')?.textContent || '{}');
for (const { token, value } of market.accent ?? []) page.style.setProperty(token, value);
const languages: string[] = (market.languages ?? 'en,ar').split(',');
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') page.dataset.theme = chosen;
  if (localStorage.getItem('fonts') !== null) delete page.dataset.fonts;
  // English pages have no language in their address, so that nobody need have chosen it there.
  const usual = page.lang === 'en' && localStorage.getItem('language') === null ? languages[0] : page.lang;
  const goTo = (language = page.lang) => {
    if (language === page.lang || !languages.includes(language)) return;
    const begin = (one: string) => (one === 'en' ? '' : `/${one}`);
    const path = location.pathname.slice(begin(page.lang).length);
    location.replace(`${begin(language)}${path}${location.search}${location.hash}` || '/');
  };
  const token = localStorage.getItem('authToken');
  if (token === null) goTo(usual);
  if (token !== null) {
    const { role = 'unknown', chosenLanguage } = JSON.parse(localStorage.getItem('authUser') ?? 'null') ?? {};
    page.dataset.viewer = role;
    goTo(chosenLanguage ?? usual);
    const { calls, callsFor = '' } = page.dataset;
    if (calls !== undefined && callsFor.split(' ').includes(role)) {
      const ask = (address: string) =>
        fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(30_000) })
          .then((answer) => (answer.ok ? answer.json() : null))
          .catch(() => null);
      const answers = Object.fromEntries(calls.split(' ').map((address) => [address, ask(address)]));
      Object.assign(window, { firstCalls: { token, answers } });
    }
  }
} catch {
  // Storage may be closed (private windows): the system's theme stays.
}
