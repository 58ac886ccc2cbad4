// What the compiler refuses of a controller that takes its calls from their rows: each line below is checked with the types.
import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { apiCall } from '@gelanggang/contract/call';
import type { ContingentName } from '@gelanggang/contract/contingents';
import { Answers } from './answers';

class Asked {
  search: string;
  page: number;
}

class Written {
  name: string;
}

const calls = {
  names: apiCall('GET /names/{id}/of/{other}', 'public').rows<ContingentName, { query: Asked }>(),
  write: apiCall('POST /names', 'public', { status: 201 }).data<ContingentName, { body: Written }>(),
  change: apiCall('POST /names/change', 'public').answers<{ message: string }, { body: Written }>(),
};

class Right {
  @Answers(calls.names)
  names(_id: number, _query: Asked): ContingentName[] {
    return [];
  }

  @Answers(calls.write)
  write({ name }: Written) {
    return Promise.resolve({ data: { id: 1, name } });
  }

  @Answers(calls.change)
  change({ name }: Written) {
    if (name === '') return { message: '' as const };
    return { message: name };
  }
}

class Wrong {
  // @ts-expect-error a name is a text
  @Answers(calls.names)
  otherType(_query: Asked) {
    return [{ id: 1, name: 2 }];
  }

  // @ts-expect-error the row names no such field
  @Answers(calls.names)
  async more(_query: Asked) {
    return [{ id: 1, name: 'Garuda', pic_phone: '0812' }];
  }

  // @ts-expect-error the answer stands under `data`
  @Answers(calls.write)
  async bare({ name }: Written) {
    return { id: 1, name };
  }

  // @ts-expect-error it takes another body
  @Answers(calls.change)
  otherBody({ page }: Asked) {
    return { message: String(page) };
  }

  // @ts-expect-error it takes no body
  @Answers(calls.change)
  noBody() {
    return { message: '' };
  }
}

it('gives a method the address, the verb and the status of its row', () => {
  const routeOf = (name: keyof Right) =>
    [PATH_METADATA, METHOD_METADATA, HTTP_CODE_METADATA].map((key): unknown =>
      Reflect.getMetadata(key, Right.prototype[name]),
    );
  expect(routeOf('names')).toEqual(['/names/:id/of/:other', RequestMethod.GET, 200]);
  expect(routeOf('write')).toEqual(['/names', RequestMethod.POST, 201]);
  expect(routeOf('change')).toEqual(['/names/change', RequestMethod.POST, 200]);
  expect(Wrong).toBeDefined();
});
