/** Removes duplicates: rows that are added between two page requests push others onto the next page. */
export const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
