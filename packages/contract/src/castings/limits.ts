/** How much a casting holds. Apart from the schemas, which every page would load with it. */
export const castingLimits = {
  /** Letters of a title. */
  title: 80,
  /** Creators of one casting, which are cast by one call at most. */
  places: 10,
  categories: 5,
  requirements: 20,
  /** Letters of a pitch. */
  pitch: 600,
  /** Portfolio items of an application. */
  items: 3,
  /** Castings of an organisation that are not over. */
  running: 20,
  /** Castings that an organisation posts within a day. */
  postedPerDay: 30,
  /** Applications of one creator that wait for an answer. */
  waiting: 60,
  /** Letters of a member's note on an application. */
  note: 600,
  /** Applicants that are compared side by side. */
  compared: 4,
  /** Seconds of a film that is made for an application. */
  filmSeconds: 60,
  perPage: 24,
  /** Drafts of an organisation. */
  drafts: 20,
  /** Letters of what a brand says with an invitation. */
  invitation: 300,
  invitedAtOnce: 50,
  /** Creators who are invited to one casting. */
  invited: 100,
  /** Invitations of an organisation within a day. */
  invitedPerDay: 200,
  /** Castings and searches that a creator saves. */
  saved: 100,
  searches: 10,
} as const;

/** Days after the end of applications until a casting that nobody ended is over and everybody is notified. */
export const daysToChoose = 14;

/** Days before its end from which a casting closes soon. */
export const daysOfClosingSoon = 3;
