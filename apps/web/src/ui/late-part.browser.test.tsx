import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { latePart } from './late-part.tsx';

const Place = () => <p>On its way</p>;

test('a part stands in its place until its code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<() => React.ReactNode>();
  const Part = latePart(() => promise, Place);
  await render(<Part />);
  await expect.element(page.getByText('On its way')).toBeVisible();
  resolve(() => <p>The part</p>);
  await expect.element(page.getByText('The part')).toBeVisible();
  await expect.element(page.getByText('On its way')).not.toBeInTheDocument();
});

test('a part whose code cannot be loaded says so, and what is around it stays', async () => {
  const Part = latePart(() => Promise.reject(new Error('The line is cut.')), Place);
  await render(
    <>
      <h1>The deal</h1>
      <Part />
    </>,
  );
  await expect.element(page.getByText('Failed to load')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The deal' })).toBeVisible();
});
