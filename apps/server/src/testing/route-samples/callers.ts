/** Callers of the access matrix: three roles of a deal's brand, and `ofNone`, who belongs to no organisation. */
export const callers = [
  'anonymous',
  'creator',
  'owner',
  'manager',
  'reviewer',
  'ofNone',
  'otherCreator',
  'otherBrand',
  'admin',
  'finance',
] as const;
export type Caller = (typeof callers)[number];

/** A status; a stream has none here, as it does not end by itself. */
export type Status = 200 | 201 | 302 | 400 | 401 | 403 | 404 | 409 | 'stream';

/** The status that each caller gets. */
export type Answers = Readonly<Record<Caller, Status>>;
type But = Partial<Answers>;

const outside = { anonymous: 401, admin: 401, finance: 401 } as const;

/** A public route. */
export const everybody = (status: Status): Answers => ({
  ...{ anonymous: status, creator: status, owner: status, manager: status, reviewer: status },
  ...{ ofNone: status, otherCreator: status, otherBrand: status, admin: status, finance: status },
});

/** Everybody with an account. */
export const people = (status: Status, but: But = {}): Answers => ({
  ...everybody(status),
  ...outside,
  ...but,
});

/** Both sides of a deal; to others it does not exist. */
export const dealPeople = (status: Status, but: But = {}): Answers =>
  people(status, { ofNone: 404, otherCreator: 404, otherBrand: 404, ...but });

export const creators = (status: Status, but: But = {}): Answers =>
  people(status, { owner: 403, manager: 403, reviewer: 403, ofNone: 403, otherBrand: 403, ...but });

/** The creator whose row it is; to another creator it does not exist. */
export const theCreator = (status: Status, but: But = {}): Answers =>
  creators(status, { otherCreator: 404, ...but });

/** People of any organisation. */
export const brands = (status: Status, but: But = {}): Answers =>
  people(status, { creator: 403, ofNone: 403, otherCreator: 403, ...but });

/** Owners of any organisation. */
export const owners = (status: Status, but: But = {}): Answers =>
  brands(status, { manager: 403, reviewer: 403, ...but });

/** The brand's side of a deal; to other organisations it does not exist. */
export const dealBrand = (status: Status, but: But = {}): Answers =>
  brands(status, { ofNone: 404, otherBrand: 404, ...but });

/** The admin alone; for finance it is refused by default. */
export const admins = (status: Status, but: But = {}): Answers => ({
  ...everybody(401),
  admin: status,
  finance: 403,
  ...but,
});

/** Both kinds of admin. */
export const finance = (status: Status): Answers => admins(status, { finance: status });
