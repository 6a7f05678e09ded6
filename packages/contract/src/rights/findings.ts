export interface Findings {
  'rights.nothing_granted': null;
  'rights.no_post_to_boost': null;
  'rights.said_twice': null;
  'rights.said_by_brief': null;
  'surcharge.twice': null;
}
