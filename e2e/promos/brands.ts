/** The film for brands: from finding a creator to approving their work. */
import type { Film } from './film.ts';
import { type Person, submitted } from './person.ts';

const title = 'Milk cleanser, in one take';
const content = 'deals/oil-to-milk/one-take-milk.mp4';

/** Three weeks from now, as the digits that a date field takes. */
function deadlineDigits(): string {
  const date = new Date(Date.now() + 21 * 86_400_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}${date.getUTCFullYear()}`;
}

/** A brand of the demo finds Layla, whose actions are calls. */
export async function filmForBrands(film: Film, brand: Person, layla: Person): Promise<void> {
  await findLayla(film);
  await sendBrief(film);
  const { deals } = await brand.call<{ deals: { id: string; title: string }[] }>('GET', '/api/deals');
  const id = deals.find((deal) => deal.title === title)?.id;
  if (!id) throw new Error('The brief was not sent');
  await review(film, layla, id);
  await film.close();
}

const cardsOf = ({ page }: Film) => page.getByRole('list', { name: 'Creators' }).getByRole('article');
const cardOfLayla = (film: Film) => cardsOf(film).filter({ hasText: 'Layla Haddad' });

async function findLayla(film: Film) {
  const filters = film.page.getByRole('complementary', { name: 'Filters' });
  const languages = filters.getByRole('group', { name: 'Languages' });

  await film.cut(() => film.page.goto('/creators'));
  film.say('Find a creator who fits your product.');
  await film.hold(0.9);
  await film.look([languages, cardsOf(film).nth(1)], { seconds: 1.4, air: 1 });
  await film.click(languages.getByRole('checkbox', { name: 'Arabic' }));
  await film.hold(1);

  film.say('Watch the work before you write.');
  const portfolios = cardsOf(film).getByRole('region');
  await film.look([portfolios.first(), portfolios.last()], { seconds: 1.2, air: 1.03, middle: 0.5 });
  await film.hold(0.8);
  film.keepStill();
  await film.click(cardOfLayla(film).getByRole('button', { name: 'Play' }));
  await film.hold(1.6);
}

async function sendBrief(film: Film) {
  const dialog = film.page.getByRole('dialog');
  const send = cardOfLayla(film).getByRole('button', { name: 'Send Brief' });

  film.say('Send a brief.');
  await film.look([]);
  await film.reveal(send, 0.7);
  await film.click(send);
  await film.hold(0.5);
  await film.look([dialog.getByLabel('Project Title'), dialog.getByLabel('Project Description')], {
    air: 1.1,
  });
  await film.hold(0.3);
  await film.type(title);
  await film.key('Tab');
  await film.type('From dry face to towel. Let us hear the water.', 32);

  film.say('Say what you need, by when, and for how much.');
  const video = dialog.getByText('UGC Video', { exact: true });
  await film.reveal(video, 0.62, 0.7);
  await film.click(video);
  const deadline = dialog.getByLabel('Deadline');
  await film.reveal(deadline, 0.62, 0.7);
  await film.click(deadline);
  await film.type(deadlineDigits(), 14);
  const budget = dialog.getByLabel('Budget ($)');
  await film.reveal(budget, 0.62, 0.7);
  await film.click(budget);
  // Replaces the creator's rate, which is filled in already.
  await film.key('ControlOrMeta+A');
  await film.type('640', 12);
  await film.look([]);
  await film.click(dialog.getByRole('button', { name: 'Send Brief' }));
  await film.hold(1.1);
}

async function review(film: Film, layla: Person, id: string) {
  const { page } = film;
  const room = page.getByRole('region', { name: 'Review Content' });
  const actions = room.getByRole('button', { name: 'Request Revision' });
  const approve = room.getByRole('button', { name: 'Approve' });
  const dialog = page.getByRole('dialog');

  await film.cut(() => page.goto(`/brand-deal/${id}`));
  await film.hold(0.9);
  film.say('Layla accepts.');
  await layla.move(id, 'ACCEPTED');
  await layla.say(id, 'Accepted. I film tomorrow at first light.');
  await film.until(page.getByText('I film tomorrow'));
  await film.hold(1.1);

  await film.cut(async () => {
    await layla.upload(id, content, 'milk-one-take.mp4');
    await layla.move(id, 'SUBMITTED');
    await submitted(layla, id);
    await film.until(approve);
  });
  film.say('The content comes in, ready to review.');
  await film.hold(0.8);
  await film.click(room.getByRole('link', { name: /milk-one-take/u }).first());
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await film.until(play);
  await film.hold(0.4);
  await film.click(play);
  await film.hold(1.6);
  await film.cut(async () => {
    await page.goto(`/brand-deal/${id}`);
    await film.until(approve);
  });

  film.say('One more wish? Ask for a revision.');
  await film.click(actions);
  await film.hold(0.5);
  await film.look([dialog], { seconds: 0.9 });
  await film.type('Lovely light. Please hold the last shot a second longer.', 30);
  await film.click(dialog.getByRole('button', { name: 'Send Feedback' }));
  await film.look([]);
  await film.hold(1.4);

  await film.cut(async () => {
    await layla.upload(id, content, 'milk-one-take-v2.mp4');
    await layla.move(id, 'SUBMITTED');
    await submitted(layla, id);
    await film.skip(7);
    await film.until(approve);
  });
  film.say('Approve it, and the project is complete.');
  await film.hold(0.9);
  await film.click(approve);
  await film.hold(1.2);
  await film.click(dialog.getByRole('button', { name: 'Complete Project' }));
  await film.hold(0.5);
  await film.reveal(page.getByRole('heading', { level: 1 }), 0.19, 1);
  await film.point(room.getByRole('heading', { level: 2 }), { x: 0.9, y: 1.4 });
  await film.hold(1.4);
}
