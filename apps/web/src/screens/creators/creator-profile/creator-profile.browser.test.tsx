/** A creator’s own profile: its states, edits that are kept, wrong input, and a session that ends. */
import { AppError } from '@briefcast/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deviceShelf } from '../../../lib/device-store.ts';
import { keyOf } from '../../../lib/query.ts';
import { wipeDevice } from '../../../lib/wipe-device.ts';
import {
  answerBesideProfile,
  basics,
  bio,
  edit,
  errors,
  openProfile,
  press,
  save,
  saved,
  tab,
} from '../../../testing/creator-profile.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { comeBack, takeTheClock } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { newCreator, publishedCreator, storeSession, tokenFor } from '../../../testing/people.ts';
import { signInWithProfile } from '../../../testing/profiles.ts';
import { server } from '../../../testing/stub-server.ts';
import { logInAgain, walkStates } from '../../../testing/walk-states.ts';

beforeEach(answerBesideProfile);

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

const moderated = { demo: null, market: { credits: false, subscription: false, moderation: true } };

test('contact details in the bio are named while it is typed, where texts are checked', async () => {
  signInWithProfile(newCreator());
  await openApp('/creator-profile', moderated);
  await edit();
  await bio.fill('Skincare on camera. Write to layla@mail.example.');
  await expect.element(bio).toHaveAccessibleDescription(/Leave out contact details.*“layla@mail\.example”/u);
  await bio.fill('Skincare on camera.');
  await expect.element(bio).not.toHaveAccessibleDescription(/Leave out/u);
});

test('nothing is said of them where texts are not checked', async () => {
  await openProfile();
  await edit();
  await bio.fill('Write to layla@mail.example.');
  await expect.element(bio).not.toHaveAccessibleDescription(/Leave out/u);
});

test('an incomplete profile says what is missing and cannot be published', async () => {
  const { app } = await openProfile({ bio: 'Skincare on camera.' });
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

test('a place in the Emirates begins the prices in dirhams, unless a currency was chosen', async () => {
  await openProfile({ bio: 'Skincare on camera.' });
  await edit();
  const place = page.getByLabelText('Location');
  const chosen = (name: string) => page.getByRole('radio', { name });
  await place.fill('Milan, Italy');
  await tab('Pricing & Services');
  await expect.element(chosen('US dollars')).toBeChecked();
  await tab('Basic Info');
  await place.fill('Sharjah');
  await tab('Pricing & Services');
  await expect.element(chosen('UAE dirhams')).toBeChecked();
  await chosen('US dollars').click();
  await tab('Basic Info');
  await place.fill('Dubai');
  await tab('Pricing & Services');
  await expect.element(chosen('US dollars')).toBeChecked();
});

test('a name that papers cannot print is told of while it is typed', async () => {
  await openProfile({ bio: 'Skincare on camera.' });
  await edit();
  const name = page.getByLabelText('First Name');
  await name.fill('Анна');
  await expect.element(name).toHaveAccessibleDescription(/cannot print Анна and/);
  await name.fill('Anna');
  await expect.element(name).not.toHaveAccessibleDescription(/cannot print/);
});

test('what is emptied is cleared, and Cancel keeps what was saved', async () => {
  const { read } = await openProfile(basics);
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
    const { keep, read } = await openProfile(publishedCreator({ isPublished: false }));
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
    await openProfile(basics);
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
    const { keep, read } = await openProfile(basics);
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
  const { app } = await openProfile(basics);
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
    const { app, read } = await openProfile(basics);
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
    const { app, read } = await openProfile(basics);
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

test('a line of usage rights is priced, and shown so', async () => {
  const { read } = await openProfile();
  await tab('Pricing & Services');
  await edit();
  const line = 'Paid ads from the brand’s accounts, 3 months';
  await page.getByText('By line').click();
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

test('usual surcharges are filled by one press, and leave what was said', async () => {
  const { read } = await openProfile({
    surcharges: [{ line: 'PAID_ADS_MONTHS_3', kind: 'NOT_OFFERED' }],
  });
  await tab('Pricing & Services');
  await edit();
  await expect.element(page.getByText('1 of 21 lines set')).toBeVisible();
  await page.getByRole('button', { name: 'Use Usual Surcharges' }).click();
  await expect.element(page.getByText('11 of 21 lines set')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Use Usual Surcharges' })).not.toBeInTheDocument();
  await save();
  await expect.element(saved).toBeVisible();
  expect(read().surcharges).toHaveLength(11);
  expect(read().surcharges).toContainEqual({ line: 'PAID_ADS_MONTHS_3', kind: 'NOT_OFFERED' });
  expect(read().surcharges).toContainEqual({ line: 'BOOSTED_POST', kind: 'PERCENT', percent: 25 });
});

test('leaving with unsaved edits asks first', async () => {
  const { app } = await openProfile(basics);
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
  await expect.element(bio).not.toBeInTheDocument();

  // Going back asks as a link does, and "Leave" goes back.
  await app.goTo('/creator-profile');
  await edit();
  await bio.fill('Unsaved again');
  await app.goBack();
  await expect.element(question).toBeVisible();
  expect(app.address()).toBe('/creator-profile');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(app.address).toBe('/creator-dashboard');
});

test('endless names and texts stay within the page', async () => {
  signInWithProfile(publishedCreator());
  await expectWithinPage('/creator-profile');
});

test('without a connection it shows at once what was seen last', async () => {
  const seen = publishedCreator({ bio: 'Filmed in morning light.' });
  signIn(seen);
  const version = import.meta.env.ANSWERS_VERSION ?? '';
  const name = ` ${JSON.stringify(keyOf('accounts.me'))}`;
  await deviceShelf<object>('seen', 'answer').write(
    seen.id,
    name,
    { data: { user: seen }, version },
    Date.now(),
  );
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker);
  server.waits('accounts.me');
  await openApp('/creator-profile');
  await expect.element(page.getByText('Filmed in morning light.')).toBeVisible();
  vi.restoreAllMocks();
  await wipeDevice();
});
