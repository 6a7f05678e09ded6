import { AppError, type OwnCreator } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { comeBack, takeTheClock } from '../../../testing/looks.ts';
import { openApp } from '../../../testing/open-app.tsx';
import {
  idOf,
  newCreator,
  portfolioItem,
  publishedCreator,
  storeSession,
  tokenFor,
} from '../../../testing/people.ts';
import { signInWithProfile } from '../../../testing/profiles.ts';
import { server } from '../../../testing/stub-server.ts';
import { logInAgain, walkStates } from '../../../testing/walk-states.ts';

/** Filled in, but without a portfolio. */
const basics: Partial<OwnCreator> = { ...publishedCreator(), isPublished: false, portfolio: [] };

const press = (name: string) => page.getByRole('button', { name }).click();
const edit = () => press('Edit Profile');
const save = () => press('Save Changes');
const tab = (name: string) => page.getByRole('tab', { name }).click();
const bio = page.getByLabelText('Bio');
const saved = page.getByText('Profile saved successfully!');
const errors = page.getByRole('region', { name: 'Validation Errors' });

beforeEach(() => {
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', {
    pendingDeals: 0,
    activeProjects: 0,
    completedProjects: 0,
    totalEarnings: 0,
  });
});

/** Opens the profile of a creator, and what it holds then. */
async function open(fields: Partial<OwnCreator> = {}) {
  const profile = signInWithProfile(newCreator(fields));
  const app = await openApp('/creator-profile');
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  return { ...profile, read: () => profile.read() as OwnCreator, app };
}

test('its states', () =>
  walkStates({
    visitor: publishedCreator(),
    path: '/creator-profile?tab=portfolio',
    title: 'Creator Profile',
    calls: ['accounts.me'],
    loading: 'Loading profile...',
    fill: () => server.returns('accounts.me', { user: publishedCreator() }),
    filled: [
      'Layla Haddad',
      'Creator & Influencer',
      'Profile Published',
      'Edit Profile',
      'Unpublish',
      'Basic Info',
      'Pricing & Services',
      'Portfolio',
    ],
    failing: ['Failed to load profile', 'Back'],
    clear: () =>
      server.returns('accounts.me', { user: publishedCreator({ isPublished: false, portfolio: [] }) }),
    empty: [
      'No files uploaded',
      'Profile Not Published',
      'Complete Your Profile to Get Published',
      'Complete Profile to Publish',
    ],
    expired: 'log in',
  }));

test('an incomplete profile says what is missing and cannot be published', async () => {
  const { app } = await open({ bio: 'Skincare on camera.' });
  await expect.element(page.getByText('Creator & Influencer')).toBeVisible();
  await expect.element(page.getByText('Profile Not Published')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Complete Your Profile to Get Published' });
  await expect
    .element(panel)
    .toMatchTextContent('Complete 5 more field(s) to publish your profile (38% complete)');
  expect(
    panel
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'Location',
    'At least one language',
    'At least one category',
    'At least one full pricing set (UGC or Influencer)',
    'At least one portfolio item',
  ]);
  server.refuses('profiles.update', 'profile.incomplete');
  await press('Complete Profile to Publish');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'Please complete your profile first. You need to fill in all basic information, set your pricing, and add at least 3 portfolio items.',
    );
  await tab('Portfolio');
  await expect.poll(app.address).toBe('/creator-profile?tab=portfolio');
  await expect.element(page.getByText('No files uploaded')).toBeVisible();
});

test('what is emptied is cleared, and Cancel keeps what was saved', async () => {
  const { read } = await open(basics);
  await edit();
  await press('Cancel');
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  await edit();
  await bio.fill('Never mind');
  await press('Cancel');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(bio).toHaveValue('Never mind');
  await press('Cancel');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(page.getByText('Skincare on camera.')).toBeVisible();

  await edit();
  await expect.element(bio).toHaveValue('Skincare on camera.');
  await bio.fill('');
  await page.getByRole('checkbox', { name: 'Arabic' }).click();
  await tab('Pricing & Services');
  await page.getByLabelText('UGC Video').fill('');
  await save();
  await expect.element(saved).toBeVisible();
  expect(read()).toMatchObject({ bio: null, ugcVideoPricing: null, languages: ['English'] });
});

describe('wrong input', () => {
  test('is no longer listed once the profile was published', async () => {
    const { keep, read } = await open(publishedCreator({ isPublished: false }));
    const message = 'Your bio was emptied elsewhere.';
    server.refuses(
      'profiles.update',
      new AppError('profile.incomplete', { details: [{ path: ['bio'], message }] }),
    );
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.element(errors).toMatchTextContent(`Bio: ${message}`);
    server.returns('profiles.update', () => keep({ ...read(), isPublished: true }));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.element(page.getByText('Profile Published', { exact: true })).toBeVisible();
    await expect.element(errors).not.toBeInTheDocument();
  });

  test('is listed by the name of its field and found again on its tab', async () => {
    await open(basics);
    await edit();
    await tab('Pricing & Services');
    await page.getByLabelText('UGC Video').fill('ten');
    await tab('Basic Info');
    await save();
    await expect.element(errors).toMatchTextContent('UGC Video: Enter an amount up to 1,000,000');
    await expect
      .element(page.getByText('Please fix the validation errors below and try again.'))
      .toBeVisible();
    await expect.element(page.getByLabelText('UGC Video')).toHaveFocus();
    await expect.element(page.getByLabelText('UGC Video')).toHaveValue('ten');
    await errors.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(errors).not.toBeInTheDocument();
  });

  test('that the server refuses is listed, and nothing typed is lost', async () => {
    const { keep, read } = await open(basics);
    await edit();
    await bio.fill('A new bio');
    const message = 'This text contains characters that cannot be stored.';
    server.refuses(
      'profiles.update',
      new AppError('request.invalid', { details: [{ path: ['bio'], message }] }),
    );
    await save();
    await expect.element(errors).toMatchTextContent(`Bio: ${message}`);
    server.loses('profiles.update');
    await save();
    await expect.element(page.getByText('Failed to save profile. Please try again.')).toBeVisible();
    await expect.element(bio).toHaveValue('A new bio');
    server.returns('profiles.update', () => keep({ ...read(), bio: 'A new bio' }));
    await save();
    await expect.element(saved).toBeVisible();
  });
});

test('edits are back after a reload, and gone once they were saved or left behind', async () => {
  const { app } = await open(basics);
  await edit();
  await bio.fill('Films in real morning light.');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await app.reload();
  await expect.element(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.element(bio).toHaveValue('Films in real morning light.');
  await save();
  await expect.element(saved).toBeVisible();
  await app.reload();
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  await edit();
  await bio.fill('Something else.');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect.poll(app.address).toBe('/creator-dashboard');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

describe('a session that ends', () => {
  test('while editing gives the edits back after the next login', async () => {
    const { app, read } = await open(basics);
    await edit();
    await bio.fill('Typed before the end');
    server.refusesTokens('all');
    await save();
    await expect
      .element(
        page.getByText('Your session has expired or is invalid. Please log in again to save your profile.'),
      )
      .toBeVisible();
    await expect.poll(app.address).toBe('/login');
    server.refusesTokens('none');
    await logInAgain(read());
    await expect.poll(app.address).toBe('/creator-profile');
    await expect.element(bio).toHaveValue('Typed before the end');
    await save();
    await expect.element(saved).toBeVisible();
  });

  test('in the background gives the edits back as well', async () => {
    takeTheClock();
    const { app, read } = await open(basics);
    await edit();
    await bio.fill('Typed before the end');
    server.refusesTokens('all');
    await comeBack();
    await expect.poll(app.address).toBe('/login');
    server.refusesTokens('none');
    await logInAgain(read());
    await expect.poll(app.address).toBe('/creator-profile');
    await expect.element(bio).toHaveValue('Typed before the end');
  });

  test('by its time says so and leads to the login', async () => {
    takeTheClock();
    signInWithProfile(newCreator(basics));
    storeSession(newCreator(basics), tokenFor(100));
    const app = await openApp('/creator-profile');
    await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await comeBack();
    const banner = page.getByRole('alert').filter({ hasText: 'Authentication Error' });
    await banner.getByRole('button', { name: 'Log In Again' }).click();
    await expect.poll(app.address).toBe('/login');
  });
});

describe('the portfolio', () => {
  test('says of a film that some browsers do not play what becomes of it', async () => {
    const portfolio = [
      { ...portfolioItem(61, 'phone'), type: 'VIDEO' as const, film: 'PREPARING' as const },
      { ...portfolioItem(62, 'damaged'), type: 'VIDEO' as const, film: 'UNPLAYABLE' as const },
    ];
    await open({ portfolio });
    await tab('Portfolio');
    await expect.element(page.getByText(/A form that all of them play is being made/u)).toBeVisible();
    await expect.element(page.getByText(/Upload it as an MP4 with H\.264/u)).toBeVisible();
  });

  test('is deleted from on save, after a second thought', async () => {
    const { read, keep } = await open({
      portfolio: [portfolioItem(61, 'serum'), portfolioItem(62, 'texture')],
    });
    server.returns('portfolio.remove', ({ params: { itemId } }) => {
      keep({ ...read(), portfolio: read().portfolio.filter(({ id }) => id !== itemId) });
      return {};
    });
    await edit();
    await tab('Portfolio');
    await press('Delete serum');
    await expect.element(page.getByText('1 item is deleted when you save.')).toBeVisible();
    await press('Undo');
    await expect.element(page.getByRole('button', { name: 'Delete serum' })).toBeVisible();
    await press('Delete serum');
    expect(server.calls('portfolio.remove')).toEqual([]);
    await save();
    await expect.element(saved).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'View serum' })).not.toBeInTheDocument();
    expect(read().portfolio).toMatchObject([{ title: 'texture' }]);
  });

  test('is ordered by keys, with a new piece where it was put, and titled anew', async () => {
    const { read, keep } = await open({
      portfolio: [portfolioItem(61, 'serum'), portfolioItem(62, 'texture')],
    });
    server.returns('files.uploadPortfolio', {
      file: { id: idOf(71), url: '/api/media/light', type: 'IMAGE' },
    });
    server.returns('portfolio.add', { item: portfolioItem(71, 'light') });
    server.returns('portfolio.change', ({ params, body }) => ({
      item: { ...portfolioItem(62, body.title), id: params.itemId },
    }));
    server.returns('portfolio.arrange', ({ body }) => {
      const all = [...read().portfolio, portfolioItem(71, 'light')];
      const portfolio = body.itemIds.flatMap((id) => all.find((item) => item.id === id) ?? []);
      keep({ ...read(), portfolio });
      return { portfolio };
    });
    await edit();
    await tab('Portfolio');
    await chooseFiles('Add Media', [picture('light.png')]);
    await page.getByRole('textbox', { name: 'Title of texture' }).fill('Texture, close');
    await press('Make cover: light');
    const handles = page.getByRole('button', { name: /^Move/ });
    const order = () => handles.elements().map((handle) => handle.getAttribute('aria-label'));
    await expect.poll(order).toEqual(['Move light', 'Move serum', 'Move Texture, close']);

    (page.getByRole('button', { name: 'Move serum' }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('serum is picked up, at place 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('serum is at place 3 of 3.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.poll(order).toEqual(['Move light', 'Move Texture, close', 'Move serum']);

    await save();
    await expect.element(saved).toBeVisible();
    await expect
      .poll(() => server.calls('portfolio.change').map(({ body }) => body))
      .toEqual([{ title: 'Texture, close' }]);
    await expect
      .poll(() => server.calls('portfolio.arrange').map(({ body }) => body.itemIds))
      .toEqual([[idOf(71), idOf(62), idOf(61)]]);
    const shown = () => page.getByRole('button', { name: /^View/ }).elements();
    await expect
      .poll(() => shown().map((frame) => frame.getAttribute('aria-label')))
      .toEqual(['View light', 'View texture', 'View serum']);
  });

  test('tries a failed upload again, and keeps a failed item until it is saved', async () => {
    const { read, keep } = await open();
    await edit();
    await tab('Portfolio');
    server.loses('files.uploadPortfolio');
    await chooseFiles('Add Media', [picture('serum.png')]);
    const unreachable = page.getByText('Briefcast could not be reached.');
    await expect.element(unreachable).toBeVisible();
    server.returns('files.uploadPortfolio', {
      file: { id: idOf(71), url: '/api/media/serum', type: 'IMAGE' },
    });
    await press('Retry');
    await expect.element(unreachable).not.toBeInTheDocument();

    server.returns('portfolio.arrange', { portfolio: [] });
    server.refuses('portfolio.add', 'request.rate_limited');
    await save();
    const failures = page.getByRole('region', { name: 'Some portfolio changes were not saved' });
    await expect.element(failures).toBeVisible();
    server.returns('portfolio.add', ({ body: { title } }) => {
      const item = portfolioItem(71, title);
      keep({ ...read(), portfolio: [item] });
      return { item };
    });
    await press('Try Again');
    await expect.element(saved).toBeVisible();
    await expect
      .poll(() => server.calls('portfolio.add').map(({ body }) => body.title))
      .toEqual(['serum', 'serum']);
    expect(read().portfolio).toMatchObject([{ title: 'serum' }]);
  });
});

test('publishing while editing publishes what was typed', async () => {
  const { read } = await open(publishedCreator({ isPublished: false, bio: null }));
  await edit();
  await bio.fill('Typed just now');
  await press('Save and publish');
  await expect.element(page.getByText('Profile Published', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Typed just now')).toBeVisible();
  expect(read()).toMatchObject({ bio: 'Typed just now', isPublished: true });
  await expect
    .poll(() => server.calls('profiles.update').map(({ body }) => body.isPublished))
    .toEqual([undefined, true]);
});

test('a line of usage rights is priced, and shown so', async () => {
  const { read } = await open();
  await tab('Pricing & Services');
  await edit();
  const line = 'Paid ads from the brand’s accounts, 3 months';
  await page.getByRole('combobox', { name: `${line}: how it is priced` }).selectOptions('Percent');
  await page.getByRole('textbox', { name: `${line}: how much` }).fill('half');
  await save();
  await expect.element(errors.getByText('whole number from 0 to 1,000')).toBeVisible();
  await page.getByRole('textbox', { name: `${line}: how much` }).fill('30');
  await save();
  await expect.element(saved).toBeVisible();
  expect(read().surcharges).toEqual([{ line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 30 }]);
  await expect.element(page.getByText('+30%')).toBeVisible();
});

test('leaving with unsaved edits asks first', async () => {
  const { app } = await open(basics);
  const back = page.getByRole('link', { name: 'Back', exact: true });
  await edit();
  await back.click();
  await expect.poll(app.address).toBe('/creator-dashboard');
  // The address changes before the page does: coming back sooner would find the form still open.
  await expect.element(bio).not.toBeInTheDocument();

  await app.goTo('/creator-profile');
  await edit();
  await bio.fill('Unsaved');
  await tab('Portfolio');
  await back.click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await tab('Basic Info');
  await expect.element(bio).toHaveValue('Unsaved');
  await back.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(app.address).toBe('/creator-dashboard');
});

describe('a published profile', () => {
  /** Answers as the server does: a published profile keeps its bio. */
  const keepsBio = ({ read, keep }: Awaited<ReturnType<typeof open>>) =>
    server.returns('profiles.update', ({ body }) => {
      const next = { ...read(), ...(body as Partial<OwnCreator>), categories: read().categories };
      if (next.isPublished && next.bio === null) {
        throw new AppError('profile.published_needs', { details: [{ path: ['bio'], message: 'Bio' }] });
      }
      return keep(next);
    });
  const question = page.getByRole('alertdialog', { name: 'Saving takes your profile offline' });

  test('asks before a save that takes it offline, and is unpublished by it', async () => {
    const profile = await open(publishedCreator());
    keepsBio(profile);
    await edit();
    await bio.fill('');
    await save();
    await expect.element(question).toMatchTextContent('Missing then:Bio');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(server.calls('profiles.update')).toEqual([]);
    await save();
    await question.getByRole('button', { name: 'Save and unpublish' }).click();
    await expect.element(page.getByText('Profile Not Published')).toBeVisible();
    await expect.element(page.getByText('Your profile is no longer published.')).toBeVisible();
    expect(profile.read()).toMatchObject({ bio: null, isPublished: false });
  });

  test('asks as well where only the server knows what would be missing', async () => {
    const profile = await open(publishedCreator());
    server.refuses(
      'profiles.update',
      new AppError('profile.published_needs', { details: [{ path: ['portfolio'], message: 'Portfolio' }] }),
    );
    await edit();
    await bio.fill('Another text');
    await save();
    await expect.element(question).toMatchTextContent('Missing then:Portfolio');
    keepsBio(profile);
    await question.getByRole('button', { name: 'Save and unpublish' }).click();
    await expect.element(page.getByText('Profile Not Published')).toBeVisible();
    expect(profile.read()).toMatchObject({ bio: 'Another text', isPublished: false });
  });

  test('that the admin took offline says so and offers no switch', async () => {
    const { app, read, keep } = await open(publishedCreator({ isPublished: false, isWithheld: true }));
    const notice = page.getByRole('region', { name: 'Your profile was taken offline by Briefcast' });
    await expect.element(notice).toMatchTextContent('Your deals and your chats go on');
    await expect.element(notice.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Publish/ })).not.toBeInTheDocument();

    keep({ ...read(), isPublished: true, isWithheld: false });
    await app.reload();
    await expect.element(page.getByText('Profile Published', { exact: true })).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  });
});

test('endless names and texts stay within the page', async () => {
  signInWithProfile(publishedCreator());
  await expectWithinPage('/creator-profile');
});
