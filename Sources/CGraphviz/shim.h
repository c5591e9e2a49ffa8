#include <stdio.h>
#include <stdlib.h>
#include <gvc.h>
