// Genders and their labels: Putra and Putri for events, Laki-laki and Perempuan for people and classes (Spec 2 §2, §9).
import { genderTexts } from './gender-texts';

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const GENDER_LABELS: Readonly<Record<Gender, string>> = genderTexts.events;
export const GENDER_PERSON_LABELS: Readonly<Record<Gender, string>> = genderTexts.people;

export function isGender(value: string): value is Gender {
  return value === 'male' || value === 'female';
}
