import { describe, expect, it } from 'vitest';
import { DealStatus, dealTabs } from '../schemas/deal.ts';
import { brandGroup, statusesOfTab } from './deal-groups.ts';

describe('groups of deals', () => {
  it('groups every status for the brand', () => {
    expect(DealStatus.options.map(brandGroup)).toEqual([
      'brief_sent',
      'active',
      'active',
      'active',
      'active',
      'completed',
      'closed',
      'closed',
    ]);
  });
});

describe('tabs of the creator', () => {
  it('shows rejected and cancelled deals under "All" only', () => {
    const tabbed = dealTabs.flatMap((tab) => statusesOfTab[tab] ?? []);
    expect(statusesOfTab.all).toBeNull();
    expect([...tabbed].sort()).toEqual(
      DealStatus.options.filter((status) => status !== 'REJECTED' && status !== 'CANCELLED').sort(),
    );
  });
});
