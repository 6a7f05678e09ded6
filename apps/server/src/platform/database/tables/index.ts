/** Every table: reads may join any of them; only the owner named at the top of a file writes them. */
export { currency } from './columns.ts';
export * from './generated/tables.ts';
