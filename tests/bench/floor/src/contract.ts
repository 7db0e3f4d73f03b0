/** The floor's own small contract, in the shape that openapi-typescript generates. */
export interface Person {
  name: string;
  organizations: { id: string; name: string; practices: { id: string; name: string }[] }[];
}

export interface Patient {
  id: string;
  name: string;
  email: string;
  birthDate: string;
  plan: string;
  status: string;
  dueCents: number;
}

export interface Transaction {
  id: string;
  member: string;
  plan: string;
  status: string;
  chargeCents: number;
  paidOn: string;
}

export interface Rows<Row> {
  rows: Row[];
  total: number;
}

interface Answers<Body> {
  200: { content: { 'application/json': Body } };
}

interface Paging {
  query: { page: number; size: number; q?: string };
}

export interface paths {
  '/api/login': {
    post: {
      requestBody: { content: { 'application/json': { username: string; password: string } } };
      responses: Answers<{ accessToken: string }>;
    };
  };
  '/api/me': { get: { responses: Answers<Person> } };
  '/api/patients': { get: { parameters: Paging; responses: Answers<Rows<Patient>> } };
  '/api/transactions': { get: { parameters: Paging; responses: Answers<Rows<Transaction>> } };
}
