/** What `npm run weigh` counts as a readable heading, in minimal pages. */
import { expect, test } from '@playwright/test';
import { isReadable } from './readable.ts';

const hidden =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
const grey = 'display:inline-block;width:9em;height:.8em;background:#ccc';

const cases: { what: string; html: string; readable: boolean }[] = [
  { what: 'words', html: '<h1>Brand Dashboard</h1>', readable: true },
  { what: 'words after a grey place', html: `<h1><i style="${grey}"></i> of Layla</h1>`, readable: true },
  { what: 'nothing', html: '<h1> </h1>', readable: false },
  {
    what: 'a grey place and words for screen readers',
    html: `<h1><span style="${hidden}">Loading deal...</span><i style="${grey}"></i></h1>`,
    readable: false,
  },
  { what: 'a heading for screen readers', html: `<h1 style="${hidden}">Admin</h1>`, readable: false },
  {
    what: 'a heading in what is cut away',
    html: `<p style="${hidden}"><b><u>Admin</u></b></p>`,
    readable: false,
  },
  {
    what: 'a frame that is not shown',
    html: '<div style="display:none"><h1>Log in</h1></div>',
    readable: false,
  },
  { what: 'a place that is kept', html: '<h1 style="visibility:hidden">Log in</h1>', readable: false },
  { what: 'what fades in', html: '<h1 style="opacity:0">Log in</h1>', readable: false },
];

for (const { what, html, readable } of cases) {
  test(`${what} ${readable ? 'can' : 'cannot'} be read`, async ({ page }) => {
    await page.setContent(html);
    expect(await page.locator('h1, p').first().evaluate(isReadable)).toBe(readable);
  });
}
