/** Person who can be invited. */
export interface Invitee {
  id: string;
  name: string;
  image: string | null;
  /** Distinguishing details: categories, or the team's note. */
  about: string;
}
