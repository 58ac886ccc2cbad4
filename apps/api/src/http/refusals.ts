// The ways in which the API says no, each with its text for people. A service throws what these return.
import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorAnswer, InvalidAnswer } from '@gelanggang/contract/http';

/** What people read when nobody said it better. */
export const STATUS_TEXTS: Readonly<Record<number, string>> & { 400: string; 500: string } = {
  400: 'Permintaan tidak dapat dibaca.',
  404: 'Data tidak ditemukan.',
  413: 'Data yang dikirim terlalu besar.',
  415: 'Jenis data yang dikirim tidak didukung.',
  429: 'Terlalu banyak percobaan. Silakan coba lagi nanti.',
  500: 'Terjadi kesalahan pada server. Silakan coba lagi.',
  503: 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
};

export const refusal = (status: HttpStatus | number, message: string) =>
  new HttpException({ message } satisfies ErrorAnswer, status);

/** 422: what the client sent is not valid, by field. */
export function invalid(errors: Record<string, string[]>, message = 'Data yang dikirim belum benar.'): HttpException {
  return new HttpException({ message, errors } satisfies InvalidAnswer, HttpStatus.UNPROCESSABLE_ENTITY);
}

/** 409: the request is well formed, but what is in the database does not allow it. */
export const conflict = (message: string) => refusal(HttpStatus.CONFLICT, message);

/** 409: no place is left; `errors` names the field whose other choice may have one. */
export const full = ({ text, field }: { text: string; field: string | null }) =>
  new HttpException(
    { message: text, ...(field ? { errors: { [field]: [text] } } : {}) } satisfies ErrorAnswer,
    HttpStatus.CONFLICT,
  );

/** 404: not there, or not this account's (domain-rules, "Who may do what"). */
export const notFound = (message = 'Data tidak ditemukan.') => refusal(HttpStatus.NOT_FOUND, message);

export const unauthorized = (message = 'Silakan masuk terlebih dahulu.') => refusal(HttpStatus.UNAUTHORIZED, message);

export const forbidden = (message = 'Anda tidak memiliki izin untuk tindakan ini.') =>
  refusal(HttpStatus.FORBIDDEN, message);

/** 429: the next try is looked at in so many seconds. */
export class TooEarly extends HttpException {
  constructor(readonly seconds: number) {
    const wait = seconds < 100 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
    super({ message: `Terlalu banyak percobaan. Coba lagi dalam ${wait}.` } satisfies ErrorAnswer, 429);
  }
}

export const tooManyRequests = (message: string) => refusal(HttpStatus.TOO_MANY_REQUESTS, message);

/** 503: something this server needs is away; trying again later helps. */
export const unavailable = (message: string) => refusal(HttpStatus.SERVICE_UNAVAILABLE, message);
