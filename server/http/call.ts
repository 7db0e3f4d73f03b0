import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '#api/schema.d.ts';
import type { UserRights } from '#domain/access/may-act.ts';
import type { NotYet, OperationId, POLICY } from '../auth/policy.ts';
import type { Reading } from '../db/reading.ts';
import type { Operation } from './contract.ts';

export interface Holder extends UserRights {
  sessionId: string;
  userId: string;
}

export interface Access extends Holder {
  tokenEndsAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    access: Access | null;
    /**
     * Set if one statement can answer the call. The result is mostly loaded already, together with the caller's
     * rights.
     */
    readAnswer: (() => unknown) | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** Files are bytes, event streams are streams. */
interface Unparsed {
  'application/pdf': Uint8Array;
  'text/event-stream': Readable;
}
type Content<Holder> = Holder extends { content: infer Types }
  ? { [Type in keyof Types]: Type extends keyof Unparsed ? Unparsed[Type] : Types[Type] }[keyof Types]
  : undefined;
type SuccessStatus = 200 | 201 | 202 | 204;
type Parameters<Id extends OperationId, Location extends 'path' | 'query'> = Exclude<
  operations[Id]['parameters'][Location],
  undefined
>;
type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer Holder }
  ? Content<Holder>
  : OptionalBody<operations[Id]>;
type OptionalBody<Operation> = Operation extends { requestBody?: infer Holder }
  ? Content<Exclude<Holder, undefined>> | undefined
  : undefined;
type SuccessBody<Responses> = {
  [Status in keyof Responses & SuccessStatus]: Content<Responses[Status]>;
}[keyof Responses & SuccessStatus];

/** The contract must give these parameters a default. The start checks it. */
export const DEFAULTED = ['Page', 'PageSize', 'SortField', 'SortOrder'] as const;
type Defaulted = (typeof DEFAULTED)[number];
type Filled<Query> = Omit<Query, Defaulted> & Required<Pick<Query, keyof Query & Defaulted>>;

export interface Call<Id extends OperationId> {
  params: Parameters<Id, 'path'>;
  query: Filled<Parameters<Id, 'query'>>;
  body: Body<Id>;
  access: (typeof POLICY)[Id]['kind'] extends 'open' ? null : Access;
  success: Answer<Id> extends { message: infer Text } ? Text : string;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<Id extends OperationId> = SuccessBody<operations[Id]['responses']>;
type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReadonlyDeep<Answer<Id>>>;

type ReadonlyDeep<T> = T extends Uint8Array | Readable
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

/** One statement reads the answer together with the caller's rights. */
interface Reader<Id extends OperationId> {
  reads(call: Pick<Call<Id>, 'params' | 'query'>): Reading<ReadonlyDeep<Answer<Id>>>;
}

/** Only for operations that need no more than access to the practice. */
type ReaderOf<Id extends OperationId> = (typeof POLICY)[Id]['kind'] extends 'practice' ? Reader<Id> : never;

export type Handlers = { [Id in Exclude<OperationId, NotYet>]: Handler<Id> | ReaderOf<Id> };
