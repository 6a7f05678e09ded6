/** Every kind of first load: what `npm run weigh` measures, and the browser tests limit. */
import type { Browser } from '@playwright/test';
import type { Demo } from './demo.ts';
import { briefSent, type Screen } from './screens/screen.ts';

export type FirstLoad = Pick<Screen, 'path' | 'visitor' | 'deal'> & { name: string };

/** A deal with files to review. */
const submitted = 'Refill pouch in thirty seconds';

export const publicLoads: FirstLoad[] = [
  { name: 'Landing page', path: '/', visitor: 'nobody' },
  { name: 'Directory', path: '/creators', visitor: 'nobody' },
  { name: 'Profile', path: '/creators/:creator', visitor: 'nobody' },
];

export const ownLoads: FirstLoad[] = [
  { name: "Brand's dashboard", path: '/dashboard', visitor: 'brand' },
  { name: "Creator's dashboard", path: '/creator-dashboard', visitor: 'creator' },
  { name: "Brand's deal", path: '/brand-deal/:deal', visitor: 'brand', deal: briefSent },
  { name: "Creator's deal", path: '/deal/:deal', visitor: 'creator', deal: briefSent },
  { name: 'Review room', path: '/review/:deal/:file', visitor: 'brand', deal: submitted },
  { name: 'Admin', path: '/admin', visitor: 'admin' },
];

/** Its address in this marketplace. */
export async function addressOfLoad(demo: Demo, browser: Browser, load: FirstLoad): Promise<string> {
  if (!load.path.includes(':file')) return demo.baseUrl + (await demo.addressOf(load));
  // The deal's page links to the room of its file.
  const page = await browser.newPage({ storageState: demo.stateOf(load.visitor) });
  await page.goto(demo.baseUrl + (await demo.addressOf({ ...load, path: '/brand-deal/:deal' })));
  const way = page.locator('a[href^="/review/"]').first();
  const path = await way.getAttribute('href');
  await page.close();
  return demo.baseUrl + path;
}
