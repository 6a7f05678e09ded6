import { describe, expect, it } from 'vitest';
import { statusesOfFold, statusesOfTab } from './groups.ts';
import { dealTabs } from './lists.ts';
import { DealStatus } from './schemas.ts';

describe('tabs of the creator', () => {
  it('shows rejected and cancelled deals under "All" only', () => {
    const tabbed = dealTabs.flatMap((tab) => statusesOfTab[tab] ?? []);
    expect(statusesOfTab.all).toBeNull();
    expect([...tabbed].sort()).toEqual(
      DealStatus.options.filter((status) => status !== 'REJECTED' && status !== 'CANCELLED').sort(),
    );
  });
});

it('halves all deals into open and closed ones', () => {
  const halves = [...statusesOfFold.open, ...statusesOfFold.closed];
  expect(halves.sort()).toEqual([...DealStatus.options].sort());
});
