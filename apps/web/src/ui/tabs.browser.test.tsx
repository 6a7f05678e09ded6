/** A row of tabs that is wider than its place. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TabGroup, Tabs } from './tabs.tsx';

const names = ['Owed to you', 'Paid to you', 'Bank details'] as const;

interface RowProps {
  counts?: readonly (number | undefined)[];
  more?: readonly string[];
  width?: number;
  dir: 'ltr' | 'rtl';
}

function Row({ counts = [], more = [], width = 260, dir }: RowProps) {
  return (
    <div dir={dir} style={{ inlineSize: width }}>
      <TabGroup value="Bank details" onValueChange={() => undefined}>
        <Tabs
          label="Money"
          value="Bank details"
          items={[...more, ...names].map((name, index) => ({ id: name, label: name, count: counts[index] }))}
        />
      </TabGroup>
    </div>
  );
}

/** Whether all of the chosen tab lies within the row. */
function isWhole() {
  const [tab, row] = [page.getByRole('tab', { name: 'Bank details' }), page.getByRole('tablist')].map(
    (each) => each.element().getBoundingClientRect(),
  );
  return tab && row && tab.left >= row.left - 1 && tab.right <= row.right + 1;
}

describe.each(['ltr', 'rtl'] as const)('the chosen tab stays in view, %s,', (dir) => {
  test.each<[string, Omit<RowProps, 'dir'>]>([
    ['when counts come later', { counts: [1200, 48_000] }],
    // As the admin's, once it is known what the installation has.
    ['when another tab comes later', { more: ['Moderation'] }],
    ['when the row becomes narrower', { width: 150 }],
  ])('%s', async (_, later) => {
    const { rerender } = await render(<Row dir={dir} />);
    await expect.poll(isWhole).toBe(true);
    await rerender(<Row dir={dir} {...later} />);
    await expect.poll(isWhole).toBe(true);
  });
});
