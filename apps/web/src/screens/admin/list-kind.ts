/** Which of the admin's lists it is. */
export type ListKind = 'creators' | 'brands' | 'deals';
