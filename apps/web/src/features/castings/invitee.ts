/** Somebody who can be invited. */
export interface Invitee {
  id: string;
  name: string;
  image: string | null;
  /** What helps to tell them apart: categories, or the team's note. */
  about: string;
}
