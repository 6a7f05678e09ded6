/** An address as people write it: 'oasisskin.example' means https. */
export function webAddress(typed: string): string {
  const address = typed.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/u.test(address) ? `https://${address}` : address;
}
