import createClient from 'openapi-fetch';
import type { Patient, Person, paths, Rows, Transaction } from './contract.ts';

const client = createClient<paths>({ baseUrl: '' });
client.use({
  onRequest({ request }) {
    const token = localStorage.getItem('Token');
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

const PAGE_SIZE = 25;

function answered<Body>({ data }: { data?: Body }): Body {
  if (data === undefined) throw new Error('The call failed.');
  return data;
}

export const login = async (body: { username: string; password: string }): Promise<string> =>
  answered(await client.POST('/api/login', { body })).accessToken;

export const loadPerson = async (): Promise<Person> => answered(await client.GET('/api/me'));

export const loadPatients = async (page: number, q: string): Promise<Rows<Patient>> =>
  answered(await client.GET('/api/patients', { params: { query: { page, size: PAGE_SIZE, q } } }));

export const loadTransactions = async (page: number): Promise<Rows<Transaction>> =>
  answered(await client.GET('/api/transactions', { params: { query: { page, size: PAGE_SIZE } } }));
