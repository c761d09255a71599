/** An invite code is this prefix and the player's id. */
const prefix = 'PR';

/** The address of the registration with the player's invite code (INV-9); null while the id is unknown (INV-11). */
export function inviteLink(id: unknown, app = `${location.origin}${import.meta.env.BASE_URL}`): string | null {
  if (typeof id !== 'string' || id.trim() === '') return null;
  return `${app.replace(/\/$/, '')}/register?code=${prefix}${encodeURIComponent(id.trim())}`;
}
