/** What stands before the player's id in an invite code. */
const prefix = 'PR';

/** The address that brings a friend to the registration; null while the id is unknown. */
export function inviteLink(id: unknown, app = `${location.origin}${import.meta.env.BASE_URL}`): string | null {
  if (typeof id !== 'string' || id.trim() === '') return null;
  return `${app.replace(/\/$/, '')}/register?code=${prefix}${encodeURIComponent(id.trim())}`;
}
