import { describe, expect, it } from 'vitest';
import { DealStatus, dealTabs } from '../schemas/deal.ts';
import { brandGroup, creatorStatusLabels, dealStatusLabels, statusesOfTab } from './deal-labels.ts';

describe('labels of a deal', () => {
  it('names every status as deal pages show it', () => {
    expect(DealStatus.options.map((status) => dealStatusLabels[status])).toEqual([
      'Brief Sent',
      'Accepted',
      'In Progress',
      'Submitted',
      'Needs Revision',
      'Completed',
      'Rejected',
      'Cancelled',
    ]);
  });

  it('names every status as the creator sees it', () => {
    expect(DealStatus.options.map((status) => creatorStatusLabels[status])).toEqual([
      'Pending',
      'In Progress',
      'In Progress',
      'Submitted',
      'Needs Revision',
      'Completed',
      'Rejected',
      'Cancelled',
    ]);
  });

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
