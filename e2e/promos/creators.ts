/** The film for creators: from the portfolio to the earnings. */
import type { Film } from './film.ts';
import { mediaFile, type Person, submitted } from './person.ts';

const title = 'Winter roast, first crack';
const content = 'deals/roastery-macro/first-crack.mp4';

/** Elena answers a brief of a brand of the demo, whose actions are calls. */
export async function filmForCreators(film: Film, elena: Person, brand: Person): Promise<void> {
  await showProfile(film);
  const id = await receiveBrief(film, elena, brand);
  await talk(film, brand, id);
  await deliver(film, brand, id);
}

const link = ({ page }: Film, name: string) => page.getByRole('link', { name, exact: true });

async function showProfile(film: Film) {
  const { page } = film;
  const works = page.getByRole('tabpanel').getByRole('button');

  await film.cut(() => page.goto('/creator-profile?tab=portfolio'));
  film.say('Your profile shows brands what you film.');
  await film.hold(0.8);
  await film.look([works.first(), works.nth(2)], { seconds: 1.4, air: 1.02, middle: 0.5 });
  await film.point(works.nth(1), { x: 0.5, y: 0.85 });
  await film.hold(0.9);
  film.keepStill();
  await film.point(works.nth(2), { x: 0.5, y: 0.85 });
  await film.hold(0.5);
  await film.look([], { seconds: 1 });
}

async function receiveBrief(film: Film, elena: Person, brand: Person): Promise<string> {
  const { page } = film;
  const sheets = page.getByRole('tabpanel').getByRole('listitem');

  await film.click(link(film, 'Dashboard'));
  await film.hold(0.8);
  await film.reveal(sheets.first(), 0.58);
  film.say('A brief arrives.');
  const { deal } = await brand.call<{ deal: { id: string } }>('POST', '/api/deals', {
    title,
    description: 'Film what nobody sees on a roasting day: chaff, first crack, the cooling tray.',
    budget: 86_000,
    deadline: `${new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`,
    creatorId: elena.id,
    requirements: ['Sound of the first crack', 'Show the roast date'],
    deliverables: ['Reel/Post'],
  });
  await film.until(link(film, title));
  await film.hold(0.5);
  await film.look([sheets.first()], { air: 1.12 });
  await film.hold(1.5);
  await film.click(link(film, title));

  film.say('Read what they want, by when, and for how much.');
  await film.look([], { seconds: 0.9 });
  await film.hold(2.2);
  await film.click(link(film, 'Accept Deal'));
  await film.hold(1.4);
  const name = page.getByRole('textbox', { name: 'Type your name' });
  await film.reveal(name, 0.6);
  await film.click(name);
  await film.type('Elena Petrova');
  await film.click(page.getByRole('button', { name: /^Accept for / }));
  await film.hold(1.4);
  return deal.id;
}

async function talk(film: Film, brand: Person, id: string) {
  const { page } = film;
  const input = page.getByLabel('Message', { exact: true });
  const theirs = page.getByText('The door in lane 8 opens at six.');

  await film.cut(async () => {
    await film.skip(7);
    await brand.say(id, 'The door in lane 8 opens at six.');
    await film.until(theirs);
  });
  film.say('Settle the details in the chat.');
  await film.hold(0.4);
  await film.reveal(input, 0.8);
  await film.look([theirs, input], { air: 1.1 });
  await film.click(input);
  await film.type('I am there at half past five.', 26);
  await film.key('Enter');
  await film.hold(0.6);
  await brand.say(id, 'Coffee is on us.');
  await film.until(page.getByText('Coffee is on us.'));
  await film.hold(1);
}

async function deliver(film: Film, brand: Person, id: string) {
  const { page } = film;
  const browse = page.getByRole('button', { name: /browse/u });
  const submit = page.getByRole('button', { name: 'Submit Content' });

  film.say('Upload your film.');
  const drop = page.getByRole('group', { name: 'Files' });
  await film.look([drop, submit], { air: 1.4 });
  const chooser = page.waitForEvent('filechooser');
  await film.click(browse, { x: 0.8, y: 0.6 });
  await (await chooser).setFiles(mediaFile(content));
  await film.hold(0.3);
  await film.reveal(submit, 0.72, 0.7);
  await film.look([drop, submit], { air: 1.25, seconds: 0.7 });
  await film.hold(0.4);
  await film.until(page.getByRole('button', { name: /^Remove / }));
  await film.click(submit);
  await film.click(page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }));
  const [file] = await submitted(brand, id);
  if (!file) throw new Error('Nothing was submitted');
  await film.until(page.locator('section', { hasText: 'Submitted Content' }).locator('img').last());
  await film.hold(1.2);
  await film.look([]);
  await film.hold(1.2);

  await film.cut(async () => {
    await film.skip(7);
    await brand.call('PUT', `/api/files/${file.id}/status`, { status: 'APPROVED' });
    await brand.move(id, 'COMPLETED');
    await film.until(page.getByText('Approved', { exact: true }));
  });
  film.say('Approved, and counted in your earnings.');
  await film.hold(0.4);
  await film.reveal(page.getByRole('heading', { level: 1 }), 0.25, 0.9);
  await film.hold(0.8);
  await film.click(link(film, 'Dashboard'));
  await film.hold(0.5);
  const earnings = page.getByText('Total Earnings');
  await film.look([earnings, page.getByText('$1,780')], { seconds: 1.4 });
  await film.point(earnings, { x: 0.9, y: 4.4 });
  await film.hold(2.2);
}
