/** Where people write to us. */
export const contactAddress = 'legal@briefcast.example';
