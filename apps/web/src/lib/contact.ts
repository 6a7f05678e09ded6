/** The address at which people contact us. */
export const contactAddress = 'legal@briefcast.example';
