export interface Findings {
  'amount.no_budget': null;
  'amount.no_price': null;
  'date.to_come': null;
  /** The first day that is taken, as midnight UTC. */
  'date.before_deal': { earliest: string };
  'deliverable.unknown': null;
  'deliverable.length_reversed': null;
  'brief_item.one_mark': null;
  'proposal.nothing_changed': null;
}
