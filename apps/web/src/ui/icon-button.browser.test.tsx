/** A button with only an icon that cannot be pressed. */
import { X } from 'lucide-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const icon = <X aria-hidden className="ic" />;

test.each([
  ['', 'light'],
  ['', 'dark'],
  ['on-stage', 'light'],
])('looks as disabled as a button with words: %s %s', async (place, scheme) => {
  await render(
    <div className={place} style={{ colorScheme: scheme }}>
      <IconButton label="Open" icon={icon} />
      <IconButton label="Closed" icon={icon} disabled />
      <IconButton label="Waiting" icon={icon} aria-disabled />
      <Button disabled>Words</Button>
    </div>,
  );
  const lookOf = (name: string) => {
    const { backgroundColor, boxShadow, color, cursor } = getComputedStyle(
      page.getByRole('button', { name }).element(),
    );
    return { backgroundColor, boxShadow, color, cursor };
  };
  const disabled = lookOf('Words');
  expect(lookOf('Closed')).toEqual(disabled);
  expect(lookOf('Waiting')).toEqual(disabled);
  expect(lookOf('Open').backgroundColor).not.toBe(disabled.backgroundColor);
});
