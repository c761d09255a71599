import { describe, expect, it } from 'vitest';
import { hasAccepted, saveAcceptance } from './accepted-agreements.ts';

describe('an accepted agreement', () => {
  const texts = ['<p>one</p>', '<p>two</p>'];

  // ACC-49
  it('stays accepted', () => {
    expect(hasAccepted('p1', texts)).toBe(false);
    saveAcceptance('p1', texts);
    expect(hasAccepted('p1', texts)).toBe(true);
  });

  // ACC-50
  it('counts for one player only', () => {
    saveAcceptance('p1', texts);
    expect(hasAccepted('p2', texts)).toBe(false);
  });

  // ACC-50
  it.each([
    ['a changed word', ['<p>one</p>', '<p>three</p>']],
    ['a new text', [...texts, '<p>new</p>']],
    ['a text less', ['<p>one</p>']],
    ['the same words cut elsewhere', ['<p>one</p><p>two</p>']],
  ])('has to be accepted again after %s', (_what, changed) => {
    saveAcceptance('p1', texts);
    expect(hasAccepted('p1', changed)).toBe(false);
  });

  it('has to be accepted again when the stored value is malformed', () => {
    localStorage.setItem('remember-agreement', '{');
    expect(hasAccepted('p1', texts)).toBe(false);
  });
});
