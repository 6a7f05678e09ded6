/** Brands of the demo that its landing page names. */
export const customers = ['Oasis Skin', 'NOMAD', 'Falaj', 'Meridian', 'Kayan Home', 'PulseFit'];

/** Drawing of a customer's logo, within the media of the demo. */
export const drawingOf = (name: string): string => `customers/${name.toLowerCase().replace(' ', '-')}.svg`;
