/** Posts of a deal, as both sides state, correct and withdraw them on its page. */
import type { Publication } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, noCreatorStats } from '../../testing/deals.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { expectToSay } from '../../testing/looks.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { publication, result } from '../../testing/publications.ts';
import { server } from '../../testing/stub-server.ts';

const id = idOf(10);
const line = page.getByRole('group').filter({ hasText: 'Published' });
const stateOne = page.getByRole('button', { name: 'State a post' });
const dialog = page.getByRole('dialog');

/** Signs a side in, with a deal that keeps its posts. */
function stubPosts(
  side: 'BRAND' | 'CREATOR' | 'REVIEWER',
  first: Publication[] = [],
  status: 'ACCEPTED' | 'BRIEF_SENT' = 'ACCEPTED',
) {
  let posts = first;
  const role = side === 'CREATOR' ? 'CREATOR' : 'BRAND';
  const brand = newBrand(side === 'REVIEWER' ? { memberRole: 'REVIEWER' } : {});
  signIn(role === 'CREATOR' ? publishedCreator() : brand);
  server.returns('deals.read', () => ({ deal: dealDetail({ status, posts: posts.length }) }));
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('comments.list', { comments: [], removed: [], upTo: 0, more: false });
  server.refuses('linkPreviews.fetch', 'preview.address_refused');
  server.returns('shortLinks.ofDeal', { link: null });
  server.returns('publications.ofDeal', () => ({ publications: posts }));
  server.returns('publications.state', ({ body }) => {
    const made = publication(80, { ...body, by: role, byPerson: null });
    posts = [...posts, made];
    return { publication: made };
  });
  server.returns('publications.correct', ({ body, params }) => {
    posts = posts.map((post) =>
      post.id === params.publicationId ? { ...post, ...body, earlier: [...post.earlier, post] } : post,
    );
    return { publications: posts };
  });
  server.returns('publications.withdraw', ({ params }) => {
    posts = posts.map((post) =>
      post.id === params.publicationId ? { ...post, withdrawnAt: '2026-02-10T10:00:00.000Z' } : post,
    );
    return { publications: posts };
  });
  server.returns('publications.show', ({ params, body: { isShown } }) => {
    const at = isShown ? '2026-03-14T10:00:00.000Z' : null;
    return replaced(params.publicationId, (post) => ({
      ...post,
      shownBy: { ...post.shownBy, [role === 'CREATOR' ? 'creator' : 'brand']: at },
    }));
  });
  const replaced = (publicationId: string, change: (post: Publication) => Publication) => {
    posts = posts.map((post) => (post.id === publicationId ? change(post) : post));
    return { publication: posts.find((post) => post.id === publicationId) ?? publication(80) };
  };
  server.returns('publications.stateNumbers', ({ params, body: { moment, numbers } }) =>
    replaced(params.publicationId, (post) => ({
      ...post,
      results: [...post.results, result(95, numbers, { moment, by: role, byPerson: null })],
    })),
  );
  server.returns('publications.answerNumbers', ({ params, body }) =>
    replaced(params.publicationId, (post) => ({
      ...post,
      results: post.results.map((one) => ({
        ...one,
        answer: { ...body, person: null, answeredAt: '2026-02-17T10:00:00.000Z' },
      })),
    })),
  );
  return role === 'BRAND' ? `/brand-deal/${id}` : `/deal/${id}`;
}

/** Stubs the posts and opens the deal's page. */
const withPosts = (...given: Parameters<typeof stubPosts>) => openApp(stubPosts(...given));

test('there is no line before acceptance', async () => {
  await withPosts('CREATOR', [], 'BRIEF_SENT');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

test('after it the line is folded until a post is stated, and asks for nothing', async () => {
  await withPosts('CREATOR');
  await expect.element(line).toMatchTextContent('No post stated yet');
  expect(server.calls('publications.ofDeal')).toHaveLength(0);
});

describe('who states a post', () => {
  test('says where it ran and when, and reads it under their own name', async () => {
    await withPosts('CREATOR');
    await page.getByText('No post stated yet').click();
    await stateOne.click();
    await dialog.getByLabelText('Address of the post').fill('instagram.com/reel/1');
    await dialog.getByRole('button', { name: 'State post' }).click();
    await expect.element(dialog).toMatchTextContent('full address');
    await dialog.getByLabelText('Address of the post').fill('https://www.instagram.com/reel/1');
    await dialog.getByLabelText('Day it went out').fill('2026-02-08');
    await dialog.getByRole('button', { name: 'Brand’s account' }).click();
    await dialog.getByRole('button', { name: 'State post' }).click();
    await expect.element(line).toMatchTextContent('Out Feb 8');
    expect(server.calls('publications.state')).toMatchObject([
      {
        body: { url: 'https://www.instagram.com/reel/1', postedOn: '2026-02-08', ranOn: 'BRAND', handle: '' },
      },
    ]);
  });

  test('corrects it, and what was said before can be read', async () => {
    await withPosts('CREATOR', [publication(80)]);
    await expect.element(line).toMatchTextContent('As stated by you, Feb 9');
    await line.getByRole('button', { name: 'Correct' }).click();
    await expect.element(dialog.getByLabelText('Account (optional)')).toHaveValue('@layla.films');
    await dialog.getByLabelText('Account (optional)').fill('@layla');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await line.getByText('Corrected once').click();
    await expect.element(line).toMatchTextContent('Before, as stated Feb 9');
  });

  test('withdraws it after a question, and it stays as withdrawn', async () => {
    await withPosts('CREATOR', [publication(80)]);
    await line.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Oasis Skin');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(line).toMatchTextContent('Withdrawn Feb 10');
    await expect.element(line.getByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
  });
});

test('the other side reads it, states its own and changes none of it', async () => {
  await withPosts('BRAND', [publication(80)]);
  await expect.element(line).toMatchTextContent('As stated by Layla Haddad, Feb 9');
  await expect.element(line.getByRole('button', { name: 'State another post' })).toBeVisible();
  await expect.element(line.getByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
});

test('a reviewer reads it alone', async () => {
  await withPosts('REVIEWER', [publication(80)]);
  await expect.element(line).toMatchTextContent('@layla.films');
  await expect.element(line.getByRole('button')).not.toBeInTheDocument();
});

describe('numbers of a post', () => {
  test('are stated after a moment, and an empty field is unknown', async () => {
    await withPosts('CREATOR', [publication(80)]);
    await line.getByRole('button', { name: 'State numbers' }).click();
    await dialog.getByRole('button', { name: 'State these numbers' }).click();
    await expect.element(dialog).toMatchTextContent('Enter at least one number.');
    await dialog.getByRole('button', { name: '7 days' }).click();
    await dialog.getByLabelText('Views').fill('61.2k');
    await dialog.getByRole('button', { name: 'State these numbers' }).click();
    await expect.element(dialog).toMatchTextContent('Enter a whole number.');
    await dialog.getByLabelText('Views').fill('61,200');
    await dialog.getByLabelText('Likes').fill('0');
    await dialog.getByRole('button', { name: 'State these numbers' }).click();
    await expect.element(line).toMatchTextContent('61,200 views');
    expect(server.calls('publications.stateNumbers')).toMatchObject([
      { body: { moment: 'DAY_7', numbers: { views: 61_200, likes: 0, shares: null }, proofId: null } },
    ]);
  });

  test('are corrected from what was said, and the old ones can be read', async () => {
    await withPosts('CREATOR', [publication(80, { results: [result(90)] })]);
    await line.getByRole('button', { name: 'State or correct numbers' }).click();
    await dialog.getByRole('button', { name: '7 days' }).click();
    await expect.element(dialog.getByLabelText('Views')).toHaveValue('61200');
    await dialog.getByLabelText('Views').fill('');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await line.getByText('1 earlier statement').click();
    await expect.element(line).toMatchTextContent('61,200');
  });

  test('are agreed to or disputed by the other side, with a sentence', async () => {
    await withPosts('BRAND', [publication(80, { results: [result(90)] })]);
    await line.getByRole('button', { name: 'Dispute' }).click();
    await dialog.getByRole('button', { name: 'Dispute' }).click();
    await dialog.getByLabelText('What is not right?').fill('The code says less');
    await dialog.getByRole('button', { name: 'Dispute' }).click();
    await expect.element(line).toMatchTextContent('Disputed');
    await expect.element(line).toMatchTextContent('The code says less');
    await line.getByRole('button', { name: 'Agree' }).click();
    await expect.element(line).toMatchTextContent('Agreed by both');
    expect(server.calls('publications.answerNumbers')).toMatchObject([
      { body: { agrees: false, note: 'The code says less' } },
      { body: { agrees: true } },
    ]);
  });
});

test('endless words stay within the page', async () => {
  const url = `https://post.example/${'w'.repeat(400)}`;
  const handle = 'w'.repeat(100);
  const withdrawnAt = '2026-02-10T10:00:00.000Z';
  const endless = [
    publication(80, {
      url,
      handle,
      results: [result(90), result(91)],
      earlier: [{ ...publication(80), url, handle }],
    }),
    publication(81, { url, handle, withdrawnAt }),
  ];
  await expectWithinPage(stubPosts('CREATOR', endless));
  await line.getByText('Corrected once').click();
  await expect.element(line).toMatchTextContent('Before, as stated Feb 9');
  await expectToSay('corrected', []);
});

describe('a result on the creator’s page', () => {
  const agreed = { agrees: true, note: '', person: null, answeredAt: '2026-02-17T10:00:00.000Z' };
  const confirmed = (fields: Partial<Publication> = {}) =>
    publication(80, { results: [result(90, { views: 61_200 }, { answer: agreed })], ...fields });

  test('is asked for in full, and waits for the other side', async () => {
    await withPosts('CREATOR', [confirmed()]);
    await page.getByRole('button', { name: 'Show on your page' }).click();
    await expect
      .element(page.getByRole('alertdialog').getByText(/Winter barrier serum.*Oasis Skin.*Views 61,200/u))
      .toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Show it' }).click();
    await expect.element(page.getByText('Shown once Oasis Skin agrees')).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.element(page.getByRole('button', { name: 'Show on your page' })).toBeVisible();
  });

  test('is agreed to and taken down by the other side', async () => {
    const asked = { creator: '2026-03-01T10:00:00.000Z', brand: null };
    await withPosts('BRAND', [confirmed({ shownBy: asked })]);
    await expect.element(page.getByText('Layla Haddad would like to show this result')).toBeVisible();
    await page.getByRole('button', { name: 'Show on the creator’s page' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Show it' }).click();
    await expect.element(page.getByText('Shown on the creator’s page since Mar 14')).toBeVisible();
    await page.getByRole('button', { name: 'Take down' }).click();
    await expect.element(page.getByText('Layla Haddad would like to show this result')).toBeVisible();
  });

  const button = page.getByRole('button', { name: /Show on/ });

  test('is not offered for numbers that the other side has not agreed to', async () => {
    await withPosts('CREATOR', [publication(80, { results: [result(90)] })]);
    await expect.element(page.getByText('61,200').first()).toBeVisible();
    expect(button.elements()).toEqual([]);
  });

  test('is not offered to a reviewer, who answers for no side', async () => {
    await withPosts('REVIEWER', [confirmed()]);
    await expect.element(page.getByText('Agreed by both').first()).toBeVisible();
    expect(button.elements()).toEqual([]);
  });
});
