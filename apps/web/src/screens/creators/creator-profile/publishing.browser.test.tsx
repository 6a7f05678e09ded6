/** Publishing the own profile, and what takes it offline. */
import { AppError, type OwnCreator, unnamedMarket } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerBesideProfile,
  bio,
  edit,
  openProfile,
  press,
  save,
} from '../../../testing/creator-profile.ts';
import { publishedCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

beforeEach(answerBesideProfile);

test('publishing while editing publishes what was typed', async () => {
  const { read } = await openProfile(publishedCreator({ isPublished: false, bio: null }));
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

describe('a published profile', () => {
  /** Answers as the server does: a published profile keeps its bio. */
  const keepsBio = ({ read, keep }: Awaited<ReturnType<typeof openProfile>>) =>
    server.returns('profiles.update', ({ body }) => {
      const next = { ...read(), ...(body as Partial<OwnCreator>), categories: read().categories };
      if (next.isPublished && next.bio === null) {
        throw new AppError('profile.published_needs', { details: [{ path: ['bio'], message: 'Bio' }] });
      }
      return keep(next);
    });
  const question = page.getByRole('alertdialog', { name: 'Saving takes your profile offline' });

  test('asks before a save that takes it offline, and is unpublished by it', async () => {
    const profile = await openProfile(publishedCreator());
    keepsBio(profile);
    await edit();
    await bio.fill('');
    await save();
    await expect.element(question).toMatchTextContent('What is missing:Bio');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(server.calls('profiles.update')).toEqual([]);
    await save();
    await question.getByRole('button', { name: 'Save and unpublish' }).click();
    await expect.element(page.getByText('Profile Not Published')).toBeVisible();
    await expect.element(page.getByText('Your profile is no longer published.')).toBeVisible();
    expect(profile.read()).toMatchObject({ bio: null, isPublished: false });
  });

  test('asks as well where only the server knows what would be missing', async () => {
    const profile = await openProfile(publishedCreator());
    server.refuses(
      'profiles.update',
      new AppError('profile.published_needs', { details: [{ path: ['portfolio'], message: 'Portfolio' }] }),
    );
    await edit();
    await bio.fill('Another text');
    await save();
    await expect.element(question).toMatchTextContent('What is missing:Portfolio');
    keepsBio(profile);
    await question.getByRole('button', { name: 'Save and unpublish' }).click();
    await expect.element(page.getByText('Profile Not Published')).toBeVisible();
    expect(profile.read()).toMatchObject({ bio: 'Another text', isPublished: false });
  });

  test('that the admin took offline says so and offers no switch', async () => {
    const identity = {
      ...unnamedMarket,
      contacts: { ...unnamedMarket.contacts, help: 'help@market.test' },
      company: { name: '', address: '' },
    };
    const { app, read, keep } = await openProfile(
      publishedCreator({ isPublished: false, isWithheld: true }),
      { demo: null, identity },
    );
    const notice = page.getByRole('region', { name: 'Briefcast took your profile offline' });
    await expect.element(notice).toMatchTextContent('Your projects and chats continue');
    await expect.element(notice.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Publish/ })).not.toBeInTheDocument();

    keep({ ...read(), isPublished: true, isWithheld: false });
    await app.reload();
    await expect.element(page.getByText('Profile Published', { exact: true })).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  });
});
