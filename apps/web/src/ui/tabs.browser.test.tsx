/** A row of tabs that is wider than its place. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TabGroup, Tabs } from './tabs.tsx';

const names = ['Owed to you', 'Paid to you', 'Bank details'] as const;

function Row({ counts, dir }: { counts: readonly (number | undefined)[]; dir: 'ltr' | 'rtl' }) {
  return (
    <div dir={dir} style={{ inlineSize: 260 }}>
      <TabGroup value="Bank details" onValueChange={() => undefined}>
        <Tabs
          label="Money"
          value="Bank details"
          items={names.map((name, index) => ({ id: name, label: name, count: counts[index] }))}
        />
      </TabGroup>
    </div>
  );
}

test.each(['ltr', 'rtl'] as const)('the chosen tab stays in view when counts come later, %s', async (dir) => {
  const { rerender } = await render(<Row dir={dir} counts={[]} />);
  const chosen = page.getByRole('tab', { name: 'Bank details' });
  await expect.element(chosen).toBeVisible();
  await rerender(<Row dir={dir} counts={[1200, 48_000]} />);
  const isWhole = () => {
    const [tab, row] = [chosen, page.getByRole('tablist')].map((each) =>
      each.element().getBoundingClientRect(),
    );
    return tab && row && tab.left >= row.left - 1 && tab.right <= row.right + 1;
  };
  await expect.poll(isWhole).toBe(true);
});
